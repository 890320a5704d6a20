import { View } from '@tarojs/components'
import { Avatar } from '@/ui/avatar/Avatar'
import { dataUri } from '@/format/dataUri'
import { drawings, type IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import type { IconTone } from '@/ui/icons/iconImage'
import { Illustration } from '@/ui/illustrations/Illustration'
import { neighbourImage, parcelImage } from '@/ui/illustrations/illustrationImage'
import { mark } from '@/ui/illustrations/mark'
import { scenes, type SceneName } from '@/ui/illustrations/scenes'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { PlayMark } from '@/ui/picture/PlayMark'
import { RatioPicture } from '@/ui/picture/RatioPicture'
import { QrCode } from '@/ui/qr-code/QrCode'
import styles from '../Gallery.module.scss'
import { Piece, Row } from '../Piece'
import { occasions } from './occasions'

const tones: readonly IconTone[] = [
  'ink',
  'ink2',
  'ink3',
  'brand',
  'gold',
  'ok',
  'warn',
  'danger',
  'entry',
  'filled',
]
const onBrand: readonly IconTone[] = ['onBrand', 'onBrandGold']
const sizes = ['xs', 's', 'm', 'l', 'xl'] as const

/** What is drawn. */
export function Drawings() {
  return (
    <>
      <Piece name="图标 Icon">
        <View className={styles.drawings}>
          {(Object.keys(drawings) as IconName[]).map((name) => (
            <View key={name} className={styles.drawing}>
              <Icon name={name} tone="entry" size="l" />
              <View>{name}</View>
            </View>
          ))}
        </View>
        <Row>
          {tones.map((tone) => (
            <View key={tone} className={styles.tone}>
              <Icon name="home" tone={tone} />
            </View>
          ))}
          {onBrand.map((tone) => (
            <View key={tone} className={`${styles.tone} ${styles.onBrand}`}>
              <Icon name="points" tone={tone} />
            </View>
          ))}
        </Row>
        <Row>
          {sizes.map((size) => (
            <Icon key={size} name="vending" tone="entry" size={size} />
          ))}
        </Row>
      </Piece>
      <Piece name="插画 Illustration">
        <View className={styles.scenes}>
          {(Object.keys(scenes) as SceneName[]).map((scene) => (
            <View key={scene} className={styles.drawing}>
              <Illustration scene={scene} />
              <View>{scene}</View>
            </View>
          ))}
          {Object.entries(occasions).map(([name, scene]) => (
            <View key={name} className={styles.drawing}>
              <Illustration scene={scene} />
              <View>{name}</View>
            </View>
          ))}
        </View>
      </Piece>
      <Piece name="标志 mark">
        <View className={styles.pair}>
          <RatioPicture src={dataUri(mark)} alt="邻集" ratio="square" />
        </View>
      </Piece>
      <Piece name="商品图 GoodsPicture">
        <View className={styles.pair}>
          <GoodsPicture src={parcelImage} alt="纸箱" tint="a" rounded />
          <GoodsPicture src={neighbourImage} alt="邻居" tint="b" rounded />
          <GoodsPicture src="" alt="没有图" tint="c" ratio="wide" rounded />
          <GoodsPicture src={parcelImage} alt="纸箱" tint="d" ratio="tall" rounded />
        </View>
      </Piece>
      <Piece name="几张图 MediaTiles">
        <MediaTiles
          files={[{ url: dataUri(mark), type: 'image', name: '凭证第 1 张' }]}
          onOpen={() => undefined}
        />
      </Piece>
      <Piece name="一段视频 PlayMark">
        <View className={styles.film}>
          <PlayMark />
        </View>
      </Piece>
      <Piece name="按比例的图 RatioPicture">
        <View className={styles.pair}>
          <RatioPicture src={parcelImage} alt="纸箱" ratio="square" rounded />
          <RatioPicture src="" alt="没有图" ratio="square" rounded />
          <RatioPicture src={parcelImage} alt="纸箱" rounded />
          <RatioPicture src={parcelImage} alt="纸箱" ratio="wide" fit="contain" rounded />
        </View>
        <RatioPicture src="" alt="没有图" ratio="banner" rounded />
      </Piece>
      <Piece name="头像 Avatar">
        <Row>
          <Avatar size="s" name="陈小满" />
          <Avatar name="李大夫" />
          <Avatar size="l" name="Anna" />
          <Avatar src={neighbourImage} size="l" />
          <Avatar size="l" />
        </Row>
      </Piece>
      <Piece name="二维码 QrCode">
        <QrCode text="4827 1905" label="取货码 4827 1905" />
      </Piece>
    </>
  )
}
