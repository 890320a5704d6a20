/** What the host is told of the product that it runs, and of the server behind it; it assumes none of this. */
export interface Product {
  /** Begins the code of `wx.login`, which the server's stand-in for WeChat takes for one person. */
  loginCode?: string
  /** The server's own cashier: what begins so is paid there, at this path with the rest behind it. */
  cashier?: { package: string; path: string }
  /** The same of who pays people out, who confirm it there. */
  payer?: { package: string; path: string }
  /** Origins that may be asked, as they stand in WeChat's console; without it any may. */
  domains?: string[]
}
