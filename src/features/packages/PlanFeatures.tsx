import { BellRing, CalendarDays, ScanFace, Video } from 'lucide-react';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import { useText } from '../../i18n/useText';

/** What every plan includes. Spec 1. */
export function PlanFeatures() {
  const text = useText();
  return (
    <FeatureCard
      title={text('packages.includes')}
      features={[
        { icon: Video, text: text('packages.feature.recording') },
        { icon: ScanFace, text: text('packages.feature.detection') },
        { icon: BellRing, text: text('packages.feature.notifications') },
        { icon: CalendarDays, text: text('packages.feature.eventData') },
      ]}
    />
  );
}
