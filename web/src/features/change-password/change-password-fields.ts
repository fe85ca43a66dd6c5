import { meetsAllRules } from '#blocks/password/password-rules.ts'

export type ChangePasswordField = 'oldPassword' | 'newPassword' | 'repeated'

type Fault = 'password_required' | 'password.weak' | 'password.same' | 'passwords_differ' | 'required'

const faultOfNew = (form: Readonly<Record<ChangePasswordField, string>>, username: string, minLength: number): Fault | null => {
  if (!form.newPassword) return 'required'
  if (!meetsAllRules(form.newPassword, username, minLength)) return 'password.weak'
  return form.newPassword === form.oldPassword ? 'password.same' : null
}

/** Text key (`errors`) of what is wrong with each field; `minLength` is the merchant's. */
export const faultsIn = (
  form: Readonly<Record<ChangePasswordField, string>>,
  username: string,
  minLength: number,
): Partial<Record<ChangePasswordField, Fault>> => {
  const faultOf: Readonly<Record<ChangePasswordField, Fault | null>> = {
    oldPassword: form.oldPassword ? null : 'password_required',
    newPassword: faultOfNew(form, username, minLength),
    repeated: form.repeated === form.newPassword ? null : 'passwords_differ',
  }
  return Object.fromEntries(Object.entries(faultOf).filter(([, fault]) => fault !== null))
}
