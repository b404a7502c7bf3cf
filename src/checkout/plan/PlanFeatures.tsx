import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ScanFace from 'lucide-react/icons/scan-face';
import Video from 'lucide-react/icons/video';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import { descriptionLines } from '../../domain/offer/descriptionLines';
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

/** What a package includes, in the words of the service. */
export function PackageFeatures({ goods }: { readonly goods: Pick<Goods, 'description'> }) {
  const text = useText();
  const features = descriptionLines(goods.description).map((line) => ({ text: line }));
  if (features.length === 0) return null;
  return <FeatureCard title={text('subscription.about')} features={features} />;
}
