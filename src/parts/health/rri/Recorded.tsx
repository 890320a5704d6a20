import { AskedButton } from '@/blocks/form/AskedButton'
import { CallError } from '@/blocks/form/CallError'
import { imageUrl } from '@/hosts/imageUrl'
import { viewMedia } from '@/platform/viewMedia'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import { Counts } from './Counts'
import type { Posture, Recording } from './rri'
import { Scatter } from './Scatter'

const postures: readonly { value: Posture; text: string }[] = [
  { value: 'lying', text: '躺着' },
  { value: 'sitting', text: '坐着' },
  { value: 'moving', text: '活动中' },
]

interface RecordedProps {
  recording: Recording
  onRemoved: () => void
}

/** One recording: in a sentence, in lines, as a picture. */
export function Recorded({ recording, onRemoved }: RecordedProps) {
  const { rri_id, when, device, posture, sentence, facts, counts, picture } = recording
  const tell = useSubmit(async (chosen: Posture) => {
    await api.post('/tp5/api/ExchangeShop/HealthReportDrawPictures/updateRri', {
      ...{ rri_id, posture: chosen },
    })
  })
  return (
    <Stack>
      <Card>
        <Stack>
          <Text size="sm" tone="ink2">
            {`${when}，${device}`}
          </Text>
          <Text size="lg" strong heading={2}>
            {sentence}
          </Text>
          <Facts facts={facts} />
          <Counts counts={counts} />
          <Segmented
            label="记的时候您是"
            choices={postures}
            value={posture}
            onChoose={(chosen) => void tell.submit(chosen)}
          />
          <CallError error={tell.error} />
        </Stack>
      </Card>
      <Scatter recording={recording} />
      {picture !== '' && <Kept picture={picture} />}
      <Remove id={rri_id} onRemoved={onRemoved} />
    </Stack>
  )
}

/** The picture that was kept, as it was drawn then. */
function Kept({ picture }: { picture: string }) {
  const files = [{ url: imageUrl(picture), type: 'image' as const, name: '存着的散点图' }]
  return (
    <Card bare>
      <Cell icon="doc" title="存着的图" value="放大看" onPress={() => void viewMedia(files, 0)} />
    </Card>
  )
}

const Remove = ({ id, onRemoved }: { id: string; onRemoved: () => void }) => (
  <AskedButton
    text="删除这次记录"
    title="删除这次心跳记录？"
    confirm="删除"
    done="删掉了"
    write={() =>
      api.post('/tp5/api/ExchangeShop/HealthReportDrawPictures/removeRri', { rri_id: id })
    }
    onDone={onRemoved}
  >
    连同存着的图一起删除，找不回来。
  </AskedButton>
)
