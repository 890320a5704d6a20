/** How long money takes on its way back, in the words of the app's own pages. */
export const moneyBack = '一般几分钟到账，银行卡最慢 3 个工作日'
