import type { AskWhoToBe } from '@/navigation/whoToBe'

/** Hardly anybody is asked: it comes when it is. */
export const askWhoToBe: AskWhoToBe = async (question) => {
  const { openWhoToBe } = await import(/* webpackChunkName: "who" */ './WhoToBe.h5')
  return openWhoToBe(question)
}
