import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { fullTime } from '@/format/date'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Facts } from '@/ui/facts/Facts'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Doubt } from './Doubt'
import type { Form, Reading } from './health'
import { Standing } from './Standing'
import { useReadingForm } from './useReadingForm'
import { ValueFields } from './ValueFields'

interface ReadingSheetProps {
  reading: Reading
  form: Form
  onClose: () => void
}

/** One reading with what it was before, and what can be done with it. */
export function ReadingSheet({ reading, form, onClose }: ReadingSheetProps) {
  const [doing, setDoing] = useState<'look' | 'correct' | 'remove'>('look')
  return (
    <>
      <Sheet open={doing !== 'remove'} title={`${form.name}，${reading.when}`} onClose={onClose}>
        {doing === 'correct' ? (
          <Correct reading={reading} form={form} onDone={onClose} />
        ) : (
          <Stack>
            <Text size="lg" strong>
              {reading.text}
            </Text>
            <Standing text={reading.standing_text} />
            <Doubt text={reading.quality_text} />
            <Facts facts={factsOf(reading)} />
            <Button shape="full" onPress={() => setDoing('correct')}>
              改正
            </Button>
            <Button kind="outline" shape="full" onPress={() => setDoing('remove')}>
              删掉
            </Button>
          </Stack>
        )}
      </Sheet>
      {doing === 'remove' && (
        <Remove reading={reading} onDone={onClose} onCancel={() => setDoing('look')} />
      )}
    </>
  )
}

const factsOf = ({ at, device, place_text: place, former }: Reading) => [
  { name: '时间', value: fullTime(new Date(at)) },
  { name: '来自', value: device },
  ...(place ? [{ name: '地点', value: place }] : []),
  ...former.map((one, nth) => ({
    name: nth === 0 ? '改之前' : `再之前 ${nth}`,
    value: `${one.text}（${fullTime(new Date(one.at))} 改的）`,
  })),
]

interface CorrectProps {
  reading: Reading
  form: Form
  onDone: () => void
}

function Correct({ reading, form, onDone }: CorrectProps) {
  const fields = useReadingForm(form, reading)
  const save = useSubmit(async () => {
    const values = fields.check()
    if (!values) return
    const { reading_id } = reading
    await api.post('/tp5/api/ExchangeShop/HealthReport/edit', { reading_id, ...values })
    toast('改好了，原来的数也留着')
    onDone()
  })
  return (
    <Stack>
      <ValueFields form={form} reading={fields} />
      <CallError error={save.error} />
      <Button shape="full" busy={save.busy} onPress={() => void save.submit()}>
        保存
      </Button>
    </Stack>
  )
}

interface RemoveProps {
  reading: Reading
  onDone: () => void
  onCancel: () => void
}

function Remove({ reading, onDone, onCancel }: RemoveProps) {
  const remove = useSubmit(async () => {
    const { reading_id } = reading
    await api.post('/tp5/api/ExchangeShop/HealthReport/remove', { reading_id })
    toast('删掉了')
    onDone()
  })
  return (
    <Question title="删掉这条记录？" confirm="删掉" danger act={remove} onCancel={onCancel}>
      {`${reading.when}的 ${reading.text}，删掉以后找不回来。`}
    </Question>
  )
}
