import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { PrintStyles, PrintedOnly } from '@homeview/ui/Printing';
import { Section } from '@homeview/ui/Section';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page that customers print, such as a bill. PrintStyles sets how the page looks on paper, PrintedOnly adds what the header says on the screen.',
  do: [
    'Render PrintStyles inside the printable page: it applies only while it is mounted.',
    'Name the product in PrintedOnly, at the top of the content. The h1 of the page is printed even where the screen hides it.',
    'Put each part of the bill in a Section: a section is not split over two sheets.',
  ],
  dont: [
    'Hide the header, the footer or buttons yourself: PrintStyles does it.',
    'Put facts of the bill in a button, a link or a role="status": all are missing on paper.',
    'Offer Print inside the app: its web view cannot print.',
  ],
};

export const Example = ({ inApp }: { inApp: boolean }) => (
  <>
    <PrintStyles />
    <PrintedOnly>HomeView</PrintedOnly>
    <Section title="Payment">
      <KeyValueList
        rows={[
          { label: 'Paid with', value: 'PayPal' },
          { label: 'Total', value: '$19.99', strong: true },
        ]}
      />
    </Section>
    {inApp ? null : (
      <BusyButton variant="outlined" onClick={() => window.print()}>
        Print
      </BusyButton>
    )}
  </>
);
