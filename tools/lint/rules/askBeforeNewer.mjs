/**
 * What the oldest WeChat that is let in does not have is called only in a file that asks
 * `Taro.canIUse` for it (config/phones.js).
 */
import phones from '../../../config/phones.js'
import { newerThan, since } from '../../wechat/since.mjs'

const newer = newerThan(phones.baseLibrary)

const nameAfterTaro = ({ object, property, computed }) =>
  !computed && object.type === 'Identifier' && object.name === 'Taro' ? property.name : undefined

export const askBeforeNewer = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      newer: '{{name}} came with {{version}}, and WeChat from {{floor}} on is let in: ask canIUse.',
    },
  },
  create(context) {
    const calls = []
    const asked = new Set()
    return {
      MemberExpression(node) {
        const name = nameAfterTaro(node)
        if (newer.has(name)) calls.push({ node, name })
        const [first] = node.parent.arguments ?? []
        if (name === 'canIUse' && first?.type === 'Literal') asked.add(first.value)
      },
      'Program:exit'() {
        for (const { node, name } of calls) {
          if (asked.has(name)) continue
          const data = { name, version: since.get(name), floor: phones.baseLibrary }
          context.report({ node, messageId: 'newer', data })
        }
      },
    }
  },
}
