declare module 'virtual:plinth-on-server' {
  /** The server-rendered markup of each tag's specimen, including its shadow trees. */
  const drawn: Readonly<Record<string, string>>;
  export default drawn;
}
