import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import type { PartnerTerms } from '@/parts/location/partner'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** How one becomes a partner. */
export default function AttractInvestment() {
  const call = useRead('/tp5/api/AttractInvestment/show')
  if (!call.data) return <UnloadedScreen route="attractInvestment" call={call} rows={4} />
  const { opened, list } = call.data
  return (
    <Screen route="attractInvestment">
      <Stack inset>
        <Text tone="ink2">{`邻集已经开到 ${opened} 个村。下面三种办法，选一种就能一起做`}</Text>
        {list.map((terms) => (
          <Offer key={terms.activity} terms={terms} />
        ))}
      </Stack>
    </Screen>
  )
}

const buttons = {
  none: '我要申请',
  waiting: '改申请',
  accepted: '再申请一次',
  refused: '再申请一次',
} as const

/** What they were told, or that they will be. */
function becameOf({ state, answer }: PartnerTerms): string {
  if (state === 'accepted') return `已同意：${answer}`
  if (state === 'refused') return `没有通过：${answer}`
  return '拓展员会联系您'
}

function Offer({ terms }: { terms: PartnerTerms }) {
  const { activity, title, intro, brings, gets, applied_at, state } = terms
  return (
    <Card>
      <SectionHead title={title} />
      <Stack gap="s2">
        <Text>{intro}</Text>
        <Text size="sm" strong>
          您要准备
        </Text>
        <NumberedLines lines={brings} />
        <Text size="sm" strong>
          您能得到
        </Text>
        <NumberedLines lines={gets} />
        {applied_at && (
          <Text size="sm" tone={state === 'refused' ? 'danger' : 'ok'}>
            {`${dayOf(new Date(applied_at))} 申请过了，${becameOf(terms)}`}
          </Text>
        )}
        <Button
          kind={applied_at ? 'outline' : 'primary'}
          label={`申请${title}`}
          onPress={() => void go('attractInvestmentActivity', { activity })}
        >
          {buttons[state ?? 'none']}
        </Button>
      </Stack>
    </Card>
  )
}
