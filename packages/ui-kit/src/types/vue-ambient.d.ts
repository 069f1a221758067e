/** A stand-in for Vue's types, because Vue is not installed here. Projects with Vue use its own declarations. */
declare module 'vue' {
  export interface GlobalComponents {}
}
