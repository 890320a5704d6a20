import Taro from '@tarojs/taro'

/**
 * Asks in a sheet of WeChat's whether it may send one message of each of these templates, and gives
 * those that were allowed. To be called in the turn of a tap. Only people's own app can be subscribed to.
 */
export const subscribe: ((ids: readonly string[]) => Promise<string[]>) | undefined =
  process.env.TARO_APP_ENTRY === 'iter' ? undefined : ask

async function ask(ids: readonly string[]): Promise<string[]> {
  try {
    // the typings want what only another platform knows
    const answer = await Taro.requestSubscribeMessage({ tmplIds: [...ids], entityIds: [] })
    const said = new Map<string, unknown>(Object.entries(answer))
    return ids.filter((id) => /^accept/.test(String(said.get(id))))
  } catch {
    // switched off altogether, or nothing is known of these templates: nothing was allowed
    return []
  }
}
