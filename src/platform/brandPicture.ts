/** What a card shows that has no picture of its own. */
export const brandPicture = '/static/brand/share.png'
