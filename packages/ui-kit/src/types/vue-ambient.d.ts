/** Vue is not installed here. A page that has it brings its own declarations; this one stays behind. */
declare module 'vue' {
  export interface GlobalComponents {}
}
