export const hasNativeBar = false
