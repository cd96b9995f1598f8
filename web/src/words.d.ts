/** All messages of a language, see words.plugin.ts. */
declare module "words:*" {
  const text: string;
  export default text;
}
