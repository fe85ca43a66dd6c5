export type Json = { readonly [key: string]: unknown }
