import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { faultsOf, type Measured, type Rules } from '@/parts/health/tongue/measured'
import { Measuring } from '@/parts/health/tongue/Measuring'
import { pickPictures } from '@/platform/pickPictures'
import { PictureProblem } from '@/platform/pictureSteps'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { uploadPicture } from '@/request/uploadPicture'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { FieldError } from '@/ui/field/FieldError'
import { RatioPicture } from '@/ui/picture/RatioPicture'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What the server takes. */
const mostBytes = 2 * 1024 * 1024

interface Photo {
  content: string
  preview: string
  /** Undefined until the phone has looked at it. */
  measured?: Measured
}

/** Two figures behind the point are as exact as this is. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** Takes a photograph, says whether it is clear enough, and sends it when somebody says so. */
export function Take({ rules }: { rules: Rules }) {
  const [photo, setPhoto] = useState<Photo>()
  const [problem, setProblem] = useState<string>()
  const take = useSubmit(async () => {
    setProblem(undefined)
    try {
      const [picture] = await pickPictures({ most: 1, camera: true })
      if (!picture) return
      setPhoto({ content: await picture.read(mostBytes), preview: await picture.preview() })
    } catch (thrown) {
      if (!(thrown instanceof PictureProblem)) throw thrown
      setProblem(thrown.message)
    }
  })
  const send = useSubmit(async ({ content }: Photo, { brightness, sharpness }: Measured) => {
    const { upload_id } = await uploadPicture('tongue')(content, () => undefined)
    await api.post('/tp5/api/ExchangeShop/HealthTongue/analyse', {
      ...{ upload_id, brightness: rounded(brightness), sharpness: rounded(sharpness) },
    })
    setPhoto(undefined)
    toast('存好了')
  })
  const measured = photo?.measured
  return (
    <Card>
      <Stack>
        {photo && <RatioPicture src={photo.preview} alt="刚拍的照片" rounded eager />}
        {photo && !measured && (
          <Measuring
            content={photo.content}
            side={rules.side}
            onMeasured={(found) => setPhoto({ ...photo, measured: found })}
            onFail={() => {
              setPhoto(undefined)
              setProblem('这张照片打不开，请重新拍一张')
            }}
          />
        )}
        {measured && <Faults faults={faultsOf(measured, rules)} />}
        {photo && measured && (
          <Button shape="full" busy={send.busy} onPress={() => void send.submit(photo, measured)}>
            用这张
          </Button>
        )}
        <Button
          kind={photo ? 'outline' : 'primary'}
          shape="full"
          busy={take.busy}
          onPress={() => void take.submit()}
        >
          {photo ? '重新拍' : '拍舌头'}
        </Button>
        <FieldError text={problem} />
        <CallError error={send.error ?? take.error} />
      </Stack>
    </Card>
  )
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <Text tone="ok">照片够清楚</Text>
  return (
    <>
      {faults.map((words) => (
        <Text key={words} tone="warn" strong>
          {words}
        </Text>
      ))}
    </>
  )
}
