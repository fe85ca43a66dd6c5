/** Signs out by hand, in every tab; then the home page. */
export declare const useSignOut: () => { readonly processing: boolean; signOut(): Promise<void> }
