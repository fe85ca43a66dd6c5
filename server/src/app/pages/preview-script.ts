import { SESSION_KEY } from '@foyer/contract/rendering'
import { PREVIEW_HEADER, typeOf, type Preview } from '#kernel/preview/preview.ts'

/**
 * The script of a page that shows a draft (decision 29). It gives the page storages of its own that end with it, so that whoever is signed in or remembered in
 * this browser is neither seen nor touched; signs the made-up member in; and says in every call to this host that a draft is looked at. Players' pages have
 * nothing of it.
 */
export const previewScript = ({ merchant, viewer }: Preview, token: string): string => {
  const type = typeOf(viewer)
  const session = { id: 'preview', token: 'preview', merchantCode: merchant.code, userName: viewer, type, firstTimeLogin: false }
  const kept = type === undefined ? {} : { [SESSION_KEY]: JSON.stringify(session) }
  const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  return `(()=>{
const methods={getItem(n){return Object.hasOwn(this,n)?this[n]:null},setItem(n,v){this[n]=String(v)},removeItem(n){delete this[n]},clear(){for(const n of Object.keys(this))delete this[n]}}
const storage=kept=>Object.assign(Object.create(methods),kept)
for(const [name,kept] of [['localStorage',{}],['sessionStorage',${text(kept)}]])Object.defineProperty(window,name,{value:storage(kept)})
const send=window.fetch
window.fetch=(input,init)=>{const request=new Request(input,init),to=new URL(request.url)
if(to.origin===location.origin&&to.pathname.startsWith('/wps/'))request.headers.set(${text(PREVIEW_HEADER)},${text(token)})
return send(request)}
})()`
}
