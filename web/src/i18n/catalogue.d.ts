/** All messages of a language, see messages.plugin.ts. */
declare module "messages:*" {
  const text: string;
  export default text;
}
