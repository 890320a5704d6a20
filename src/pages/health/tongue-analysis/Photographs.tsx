import { AskedButton } from '@/blocks/form/AskedButton'
import { imageUrl } from '@/hosts/imageUrl'
import type { Photograph } from '@/parts/health/tongue/measured'
import { viewMedia } from '@/platform/viewMedia'
import { api } from '@/request/api'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What was photographed, each with what was said of it. */
export function Photographs({ photographs }: { photographs: readonly Photograph[] }) {
  return (
    <>
      <SectionHead title="拍过的照片" />
      {photographs.length === 0 && <Text tone="ink2">还没有照片</Text>}
      {photographs.map((one) => (
        <One key={one.tongue_id} photograph={one} />
      ))}
    </>
  )
}

function One({ photograph }: { photograph: Photograph }) {
  const { tongue_id, when, url, by, looked, sentence, faults, findings } = photograph
  const files = [{ url: imageUrl(url), type: 'image' as const, name: `${when}的照片` }]
  return (
    <Card>
      <Stack>
        <Text strong>{when}</Text>
        {url !== '' && (
          <MediaTiles files={files} onOpen={(index) => void viewMedia(files, index)} />
        )}
        <Text>{sentence}</Text>
        {faults.map((words) => (
          <Text key={words} tone="warn">
            {words}
          </Text>
        ))}
        {findings.length > 0 && (
          <Facts facts={findings.map(({ name, text }) => ({ name, value: text }))} />
        )}
        <Text size="sm" tone="ink2">
          {looked === 1 ? `说明来自${by}` : '只看了照片拍得好不好'}
        </Text>
        <AskedButton
          text="删除这张"
          title="删除这张照片？"
          confirm="删除"
          done="删掉了"
          write={() => api.post('/tp5/api/ExchangeShop/HealthTongue/remove', { tongue_id })}
        >
          连同说明一起删除，找不回来。
        </AskedButton>
      </Stack>
    </Card>
  )
}
