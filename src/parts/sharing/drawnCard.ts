/** The picture that the server draws of a thing, for the card that goes to a chat. */
export const drawnCard = (kind: 'goods' | 'campaign', id: string | number): string =>
  `/cards/${kind}/${id}.png`
