/** Types for the part of GeeTest's own client that the tests use; the package has none. */
declare module 'gt3-sdk' {
  interface Result {
    readonly geetest_challenge: string
    readonly geetest_validate: string
    readonly geetest_seccode: string
  }

  export default class Geetest {
    constructor(options: { geetest_id: string; geetest_key: string; protocol: string; api_server: string })
    register(
      data: { client_type?: string; ip_address?: string } | null,
    ): Promise<{ success: 0 | 1; challenge: string; gt: string; new_captcha: boolean }>
    validate(fallback: boolean, result: Result): Promise<boolean>
  }
}
