import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { dayOf } from '@/format/date'
import { type Application, applicationTones } from '@/parts/location/partner'
import { ring } from '@/platform/ring'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface ApplicationRowProps {
  application: Application
  onAnswer: () => void
}

const answerOf = ({ answer, answered_by, answered_at }: Application): string =>
  answered_at ? `${answered_by} ${dayOf(new Date(answered_at))} 答复：${answer}` : ''

type Contact = Out<'/tp5/api/AttractInvestment/look'>

/** Masked, until somebody looks; the page forgets it again. */
function Reach({ application }: { application: Application }) {
  const { application_id, title, name, phone, state } = application
  const [seen, setSeen] = useState<Contact>()
  const look = useSubmit(async () => {
    setSeen(await api.post('/tp5/api/AttractInvestment/look', { application_id }))
  })
  if (seen)
    return (
      <Cell
        icon="phone"
        title={`${seen.name} · ${title}`}
        value={seen.phone}
        onPress={() => void ring(seen.phone)}
      />
    )
  return (
    <>
      <Cell icon="phone" title={`${name} · ${title}`} value={phone} />
      {state !== 'refused' && (
        <Row justify="between">
          <Text size="xs" tone="ink2">
            看一次记一次，对方能查到
          </Text>
          <Button
            kind="text"
            busy={look.busy}
            label={`看${name}的联系方式`}
            onPress={() => void look.submit()}
          >
            看联系方式
          </Button>
        </Row>
      )}
      <CallError error={look.error} />
    </>
  )
}

/** Who it is and what they want; who waits is rung up and answered. */
export function ApplicationRow({ application, onAnswer }: ApplicationRowProps) {
  const { name, town, words, applied_at, due_at, state, mine } = application
  const waits = state === 'waiting'
  const late = waits && new Date(due_at) < new Date()
  return (
    <Stack gap="s1">
      <Row justify="between">
        <Text size="sm" tone={late ? 'danger' : 'ink2'}>
          {`${dayOf(new Date(applied_at))} 申请${late ? '，超过答复的期限了' : ''}`}
        </Text>
        <Tag tone={applicationTones[state]}>{application.state_text}</Tag>
      </Row>
      <Reach application={application} />
      <Text size="sm" tone="ink2">
        {[town, words].filter(Boolean).join('，')}
      </Text>
      {!waits && <Text size="sm">{answerOf(application)}</Text>}
      {waits && mine === 1 && (
        <Text size="sm" tone="ink2">
          这是您自己的申请，由别的拓展员答复
        </Text>
      )}
      {waits && mine === 0 && (
        <Row justify="end">
          <Button shape="pill" label={`答复${name}`} onPress={onAnswer}>
            答复
          </Button>
        </Row>
      )}
    </Stack>
  )
}
