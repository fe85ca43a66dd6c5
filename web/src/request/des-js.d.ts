/** The part of des.js that is used; the package brings no types. */
declare module 'des.js' {
  interface Cipher {
    update(data: ArrayLike<number>): number[]
    final(): number[]
  }
  const des: {
    readonly DES: { create(options: { type: 'encrypt' | 'decrypt'; key: ArrayLike<number>; padding?: false }): Cipher }
  }
  export default des
}
