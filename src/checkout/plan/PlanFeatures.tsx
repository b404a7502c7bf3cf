import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ScanFace from 'lucide-react/icons/scan-face';
import Video from 'lucide-react/icons/video';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import { useText } from '../../i18n/useText';

/** What every plan includes. */
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
