/** The part of des.js that is used; the package brings no types. */
declare module 'des.js' {
  interface Cipher {
    update(data: ArrayLike<number>): number[]
  }
  const des: { readonly DES: { create(options: { type: 'encrypt'; key: ArrayLike<number> }): Cipher } }
  export default des
}
