import { follow } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import { dueWords } from './dueWords'
import { kinds, type Wait, works } from './works'

const tones = { now: 'danger', soon: 'warn', calm: 'ink2' } as const

/** One thing to do: by whom, by when, and the one way to it. */
export function WaitRow({ wait, now }: { wait: Wait; now: Date }) {
  const { kind, role, title, note, urgency, due_at, link } = wait
  const { icon, way } = kinds[kind]
  const due = due_at ? dueWords(new Date(due_at), now) : undefined
  return (
    <Media
      start={<Icon name={icon} tone={tones[urgency]} />}
      end={
        <Button
          kind={urgency === 'now' ? 'primary' : 'soft'}
          shape="pill"
          label={`${way}：${title}`}
          onPress={() => void follow(link)}
        >
          {way}
        </Button>
      }
    >
      <Text>{title}</Text>
      <Text size="xs" tone="ink2">{`${works[role].text} · ${note}`}</Text>
      {due && (
        <Text size="xs" strong={due.late} tone={due.late ? 'danger' : 'ink2'}>
          {due.text}
        </Text>
      )}
    </Media>
  )
}
