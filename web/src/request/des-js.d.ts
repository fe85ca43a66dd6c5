/** The part of des.js that is used; the package brings no types. */
declare module 'des.js' {
  const des: {
    readonly DES: { create(options: { type: 'encrypt' | 'decrypt'; key: ArrayLike<number> }): { update(data: ArrayLike<number>): number[] } }
  }
  export default des
}
