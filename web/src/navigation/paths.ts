/** Every address inside the product is built here (spec 1 §2, spec 2 §2). Home and change-password are merchant settings: `useSettings().paths`. */
export const paths = {
  login: '/m/login',
  register: '/m/register',
  memberHome: '/m/member/home',
} as const
