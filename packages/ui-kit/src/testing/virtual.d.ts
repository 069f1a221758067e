declare module 'virtual:plinth-on-server' {
  /** What a server sends for the specimen of each tag: its markup with the shadow trees in it. */
  const drawn: Readonly<Record<string, string>>;
  export default drawn;
}
