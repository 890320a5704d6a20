/** An error that keeps WeChat's numbers beside its text. */
export class WxError extends Error {
  constructor(
    message: string,
    readonly errno?: number,
    readonly errCode?: number,
  ) {
    super(message)
  }
}
