import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { plansPage } from '../../platform/launch/plansPage';

/** Store plans exist only in the iOS app; elsewhere this redirects to the plan page. */
export const Route = createFileRoute('/_auth/applePay')({
  beforeLoad: ({ location, context: { config } }) => {
    const page = plansPage(config);
    if (page !== '/applePay') throw redirect({ href: page + location.searchStr, replace: true });
  },
  component: Outlet,
});
