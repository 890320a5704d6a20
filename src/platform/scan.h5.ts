/** No browser reads codes for a page; the phone's own camera opens the address in the code. */
export const scan: (() => Promise<string | undefined>) | undefined = undefined
