import { offerNewVersion } from '@/platform/newVersion'
import { appearance } from '@/session/appearance'

// in elder mode nothing pops up; the new version is there at the next start
offerNewVersion(() => !appearance.elder)
