/** What as many stars say. */
export const starWords = ['很差', '不太好', '一般', '不错', '很好'] as const

export const allStars = starWords.map((_, index) => index + 1)
