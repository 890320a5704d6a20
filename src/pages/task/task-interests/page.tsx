import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { back } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Text } from '@/ui/text/Text'

/** What I like, so that fitting tasks find me. */
export default function TaskInterests() {
  const known = useRead('/tp5/api/Tag/helper', {}, { alike: true })
  const mine = useRead('/tp5/api/UserTag/lists', {}, { anew: true })
  if (!known.data) return <UnloadedScreen route="taskInterests" call={known} rows={4} />
  if (!mine.data) return <UnloadedScreen route="taskInterests" call={mine} rows={4} />
  return <InterestsForm known={known.data.list} mine={mine.data.keys} />
}

interface InterestsFormProps {
  known: readonly { key: string; title: string }[]
  mine: readonly string[]
}

function InterestsForm({ known, mine }: InterestsFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>(mine)
  const save = useSubmit(async () => {
    await api.post('/tp5/api/UserTag/save', chosen.length > 0 ? { keys: chosen.join(',') } : {})
    toast('记下了')
    await back()
  })
  return (
    <FormPage
      route="taskInterests"
      submitText="保存"
      busy={save.busy}
      error={save.error}
      onSubmit={() => void save.submit()}
    >
      <Card>
        <Stack>
          {known.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              ticked={chosen.includes(key)}
              onChange={(ticked) =>
                setChosen(ticked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            >
              {title}
            </Checkbox>
          ))}
        </Stack>
      </Card>
      <Text size="sm" tone="ink2">
        商家只知道有多少人喜欢什么，不知道是谁。随时可以改，也可以都不选。
      </Text>
    </FormPage>
  )
}
