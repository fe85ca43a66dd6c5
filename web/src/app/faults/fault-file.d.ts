/** Loads `send-fault.ts` by its address in the browser's build (web/build/fault-file.ts). */
declare module 'virtual:fault-file' {
  export const loadFaults: () => Promise<unknown>
}
