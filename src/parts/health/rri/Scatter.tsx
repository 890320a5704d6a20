import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { contentOfPicture } from '@/platform/pictureContent'
import { saving } from '@/platform/saveToAlbum'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { uploadPicture } from '@/request/uploadPicture'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Dialog } from '@/ui/dialog/Dialog'
import { useSaving } from '@/ui/poster/useSaving'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { forTheDoctor, type Recording } from './rri'
import { Sheet } from './Sheet'

/** The picture: to look at, to keep here, and to take along. */
export function Scatter({ recording }: { recording: Recording }) {
  const [src, setSrc] = useState<string>()
  const save = useSaving('心跳间隔散点图')
  const { rri_id, revision } = recording
  const keep = useSubmit(async (drawn: string) => {
    const place = await api.post('/tp5/api/ExchangeShop/HealthReportDrawPictures/createOss', {
      rri_id,
    })
    const content = await contentOfPicture(drawn)
    const { upload_id } = await uploadPicture(place.kind)(content, () => undefined)
    await api.post('/tp5/api/ExchangeShop/HealthReportDrawPictures/uploadCallback', {
      ...{ rri_id, revision, upload_id },
    })
    toast('存好了，只有您自己能看到')
  })
  return (
    <Card>
      <Stack>
        <SectionHead title="散点图" />
        <Text size="sm" tone="ink2">
          每个点是相邻的两次心跳间隔。医生看房颤等情况时会用到这种图。
        </Text>
        <Sheet recording={recording} onDrawn={setSrc} />
        <Button
          shape="full"
          disabled={!src}
          busy={keep.busy}
          onPress={() => src && void keep.submit(src)}
        >
          {recording.picture === '' ? '把图存在这里' : '换掉存着的图'}
        </Button>
        <CallError error={keep.error} />
        {saving.button && (
          <Button
            kind="outline"
            shape="full"
            disabled={!src}
            busy={save.busy}
            onPress={() => src && void save.save(src)}
          >
            {saving.button}
          </Button>
        )}
        <Text size="sm" tone="ink2" center>
          {forTheDoctor}
        </Text>
      </Stack>
      <Dialog
        open={save.refused}
        title="需要相册权限"
        confirm="去设置"
        cancel="不存了"
        onConfirm={() => src && void save.ask(src)}
        onCancel={save.giveUp}
      >
        要把图存进手机相册，请在设置里打开“添加到相册”，回来后会接着保存。
      </Dialog>
    </Card>
  )
}
