import type { ContentVersion } from '@sanuk/contracts/office-content'
import { AnnouncementSettings } from './announcement-settings.tsx'
import { ArticleSettings } from './article-settings.tsx'
import { BannerSettings } from './banner-settings.tsx'
import styles from './content.module.css'
import type { FieldsProps } from './content.ts'
import { LegalSettings } from './legal-settings.tsx'
import { PromotionSettings } from './promotion-settings.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

type Props = FieldsProps<ContentVersion> & { readonly isNew: boolean; readonly timeZone: string }

/** What holds in every language. */
export function SettingsFields({ timeZone, ...props }: Props) {
  const { version, onChange, fault } = props
  return (
    <div className={styles.fields}>
      <KindSettings {...props} />
      {version.kind !== 'legal' && (
        <ScheduleFields
          timeZone={timeZone}
          schedule={version}
          onChange={(schedule) => onChange({ ...version, ...schedule })}
          fault={fault}
        />
      )}
    </div>
  )
}

function KindSettings({ version, isNew, ...rest }: Omit<Props, 'timeZone'>) {
  switch (version.kind) {
    case 'banner':
      return <BannerSettings version={version} {...rest} />
    case 'announcement':
      return <AnnouncementSettings version={version} {...rest} />
    case 'article':
      return <ArticleSettings version={version} {...rest} />
    case 'promotion':
      return <PromotionSettings version={version} {...rest} />
    case 'legal':
      return <LegalSettings version={version} isNew={isNew} {...rest} />
  }
}
