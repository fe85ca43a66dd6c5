/** The address of a member's page, or of a tab of it. */
export const memberHref = (merchant: string, id: string, tab?: string): string =>
  `/members/${encodeURIComponent(merchant)}/${encodeURIComponent(id)}${tab === undefined || tab === 'overview' ? '' : `/${tab}`}`
