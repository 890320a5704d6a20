import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { go } from '@/navigation/go'
import type { LeadAction, LeadDetail } from '@/parts/location/location'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'

/** What is asked for on a sheet. */
export type Asked =
  | 'note'
  | 'visit'
  | 'contact'
  | 'score'
  | 'live'
  | 'lose'
  | 'recover'
  | 'handOver'

const texts: Record<LeadAction, string> = {
  edit: '改资料',
  visit: '记勘测',
  score: '评分',
  submit: '提交审核',
  audit: '去审核',
  contract: '合同',
  live: '上线',
  lose: '放弃',
  recover: '找回',
  handOver: '交接',
}

/** What brings it further, the last of them first. */
const forward: readonly LeadAction[] = [
  'live',
  'contract',
  'submit',
  'audit',
  'score',
  'visit',
  'recover',
]

interface LeadActionsProps {
  lead: LeadDetail
  onAsk: (asked: Asked) => void
}

/** What I may do now; what brings it further stands last and is primary. */
export function LeadActions({ lead, onAsk }: LeadActionsProps) {
  const { lead_id, actions, mine } = lead
  const submit = useSubmit(async () => {
    await api.post('/tp5/api/VillageDevelop/submit', { lead_id })
    toast('提交了，由别人审核')
  })
  const ways: Record<LeadAction, () => void> = {
    edit: () => void go('locationAdd', { lead_id }),
    visit: () => onAsk('visit'),
    score: () => onAsk('score'),
    submit: () => void submit.submit(),
    audit: () => void go('locationAudit', { lead_id }),
    contract: () => void go('locationContract', { lead_id }),
    live: () => onAsk('live'),
    lose: () => onAsk('lose'),
    recover: () => onAsk('recover'),
    handOver: () => onAsk('handOver'),
  }
  const next = forward.find((action) => actions.includes(action))
  const others = actions.filter((action) => action !== next)
  return (
    <Foot>
      <CallError error={submit.error} />
      {!mine && actions.length === 0 && (
        <Text size="sm" tone="ink2" center>{`由${lead.owner}负责，只能看`}</Text>
      )}
      <Row justify="end" wrap>
        {mine === 1 && (
          <Button kind="outline" onPress={() => onAsk('note')}>
            加记录
          </Button>
        )}
        {others.map((action) => (
          <Button key={action} kind="outline" onPress={ways[action]}>
            {texts[action]}
          </Button>
        ))}
        {next && (
          <Button busy={submit.busy} onPress={ways[next]}>
            {texts[next]}
          </Button>
        )}
      </Row>
    </Foot>
  )
}
