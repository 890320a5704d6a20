import { useState } from 'react'
import { back } from '@/navigation/go'
import { locate } from '@/platform/location'
import { toast } from '@/platform/toast'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { type Position, session } from '@/session/session'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Ask } from './Ask'
import { MyVillage } from './MyVillage'
import { type Village, Villages } from './Villages'
import { VillageSheet } from './VillageSheet'

export default function GetLocation() {
  const [refused, setRefused] = useState(false)
  const [looked, lookAt] = useState<Village>()
  const { data: membership = null } = useRead('/tp5/api/Village/mine', {}, { member: true })
  const { submit, busy } = useSubmit(async () => {
    const position = await locate()
    setRefused(!position)
    if (position) await stand(position, '已按您的位置找到最近的村')
  })
  return (
    <Screen route="getLocation">
      <Stack inset>
        {membership && <MyVillage membership={membership} />}
        <Ask refused={refused} busy={busy} onAsk={() => void submit()} />
        <Villages onChoose={lookAt} />
      </Stack>
      {looked && (
        <VillageSheet
          village={looked}
          membership={membership}
          onClose={() => lookAt(undefined)}
          onJoined={() => void stand(looked, `${looked.name}是您的村了`)}
          onLook={() => void stand(looked, `已切换到${looked.name}`)}
        />
      )}
    </Screen>
  )
}

/** Chosen by hand, a village stands for the person's own position. */
async function stand({ latitude, longitude }: Position, words: string): Promise<void> {
  // even the same position once more is another look at home
  session.locate({ latitude, longitude })
  await back()
  toast(words)
}
