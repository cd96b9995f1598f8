// A form that is sent to the server: whether it is on its way, and whether it was saved.
import { session } from "../../lib/session.svelte";

export class FormSaving {
  busy = $state(false);
  saved = $state(false);

  constructor(private save: () => Promise<void>) {}

  send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    this.saved = false;
    this.saved = await session.attempt(this.save);
    this.busy = false;
  };
}
