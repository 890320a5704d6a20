/** The browser that WeChat opens links in. */
export const inWeChat = (): boolean => /MicroMessenger/i.test(window.navigator.userAgent)
