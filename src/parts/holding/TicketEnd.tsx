import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/tag/Tag'
import { type HoldingRow, stateWord } from './holding'

/** What to do with it first; a state where there is nothing to do. */
export function TicketEnd({ holding }: { holding: HoldingRow }) {
  const { holding_id, actions, title, kind } = holding
  const word = stateWord(holding)
  const open = () => void go('holding', { holding_id })
  if (actions.includes('use')) {
    const use = () => void go('businessPacketsUse', { holding_id })
    return <TicketButton words="去用" title={title} onPress={use} />
  }
  if (actions.includes('reveal'))
    return <TicketButton words="看券码" title={title} onPress={open} />
  if (actions.includes('takeBack')) return <Tag tone="gold">{word}</Tag>
  if (holding.state === 'usable' && (kind === 'vip' || kind === 'membership')) {
    return <TicketButton words="看权益" title={title} onPress={open} />
  }
  return <Tag tone={holding.state === 'usable' ? 'ok' : 'plain'}>{word}</Tag>
}

interface TicketButtonProps {
  words: string
  title: string
  onPress: () => void
}

const TicketButton = ({ words, title, onPress }: TicketButtonProps) => (
  <Button shape="pill" label={`${words}：${title}`} onPress={onPress}>
    {words}
  </Button>
)
