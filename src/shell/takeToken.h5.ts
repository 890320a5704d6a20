/** Hardly any start brings a token that is new: what it takes comes when one does. */
export async function takeToken(token: string): Promise<void> {
  const { become } = await import(/* webpackChunkName: "who" */ './WhoToBe.h5')
  return become(token)
}
