/** How a machine stands, in a word. */
export const stateTexts = { online: '在线', offline: '离线', fault: '故障' } as const
