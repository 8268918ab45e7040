// The address of a font in the built page.
declare module '*.woff2?url' {
  const address: string;
  export default address;
}
