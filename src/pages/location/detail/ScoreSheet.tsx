import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import type { LeadDetail } from '@/parts/location/location'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface ScoreSheetProps {
  lead: LeadDetail
  onClose: () => void
}

type Scheme = Out<'/tp5/api/VillageDevelop/scoreConfig'>
type Chosen = Readonly<Record<string, string>>

/** What the answers so far come to. */
const sumOf = ({ questions }: Scheme, chosen: Chosen): number =>
  questions.reduce(
    (sum, { key, options }) =>
      sum + (options.find((option) => option.key === chosen[key])?.points ?? 0),
    0,
  )

/** An answer to every question; what it comes to shows at once. */
export function ScoreSheet({ lead, onClose }: ScoreSheetProps) {
  const call = useRead('/tp5/api/VillageDevelop/scoreConfig')
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(lead.answers.map(({ key, option }) => [key, option] as const)),
  )
  const save = useSubmit(async () => {
    const answers = Object.entries(chosen).map((one) => one.join(':'))
    await api.post('/tp5/api/VillageDevelop/score', {
      lead_id: lead.lead_id,
      answers: answers.join(','),
    })
    toast('评好了')
    onClose()
  })
  const { data } = call
  const left = data ? data.questions.filter(({ key }) => !chosen[key]).length : 1
  return (
    <Sheet open title="评分" onClose={onClose}>
      <Stack>
        <Unloaded call={call} outline={5} />
        {data?.questions.map(({ key, title, text, weight, options }) => (
          <Stack key={key} gap="s1">
            <Text strong>{`${title}（${weight} 分）`}</Text>
            <Text size="sm" tone="ink2">
              {text}
            </Text>
            <RadioGroup
              label={title}
              options={options.map((option) => ({
                value: option.key,
                label: option.text,
                note: `${option.points} 分`,
              }))}
              value={chosen[key]}
              onChange={(option) => setChosen({ ...chosen, [key]: option })}
            />
          </Stack>
        ))}
        {data && (
          <Text strong center>
            {left > 0
              ? `还有 ${left} 项没有选`
              : `共 ${sumOf(data, chosen)} 分，满 ${data.pass_mark} 分可以提交`}
          </Text>
        )}
        <CallError error={save.error} />
        <Button
          shape="full"
          disabled={left > 0}
          busy={save.busy}
          onPress={() => void save.submit()}
        >
          保存评分
        </Button>
      </Stack>
    </Sheet>
  )
}
